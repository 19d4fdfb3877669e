import PDFDocument from 'pdfkit'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** pdfkit's document with two fixes: less memory for pages, and valid XML in the metadata. */
export class PdfDocument extends PDFDocument {
  private operators: string[] = []

  /** pdfkit keeps a buffer for each drawing operator, hundreds on a page; here each page is one buffer. */
  override addContent(operator: string) {
    this.operators.push(operator)
    return this
  }

  override addPage() {
    this.writeOperators()
    return super.addPage()
  }

  override switchToPage(page: number) {
    this.writeOperators()
    return super.switchToPage(page)
  }

  override end() {
    this.writeOperators()
    super.end()
  }

  /** pdfkit writes title and author into the file's XML metadata without escaping them. */
  override endMetadata() {
    for (const key of ['Title', 'Author'] as const) this.info[key] = escapeXml(this.info[key] ?? '')
    super.endMetadata()
  }

  private writeOperators() {
    if (this.operators.length) this.page.write(this.operators.join('\n'))
    this.operators = []
  }
}
