import { once } from 'node:events'
import { openFonts, type Weight } from './fonts.ts'
import type { PdfModel } from './model.ts'
import { PdfDocument } from './pdf-document.ts'
import { printable, wrap } from './text.ts'

/** A node of the structure tree, which tells screen readers what is a heading, a list, a table. */
export type Element = PDFKit.PDFStructureElement

export type Style = { weight: Weight; size: number; color: string; tabular?: boolean }

const INK = '#16181d'
const GRAY = '#5c6470'
const ACCENT = '#0f7552'
export const RULE = { light: '#dfe2e6', strong: '#9aa1ab', ink: INK, accent: ACCENT }

export const STYLES = {
  company: { weight: 'semibold', size: 9.5, color: GRAY },
  title: { weight: 'semibold', size: 18, color: INK },
  status: { weight: 'semibold', size: 9, color: ACCENT },
  heading: { weight: 'semibold', size: 11, color: INK },
  body: { weight: 'regular', size: 9.5, color: INK },
  label: { weight: 'regular', size: 8, color: GRAY },
  header: { weight: 'semibold', size: 8, color: GRAY },
  cell: { weight: 'regular', size: 9, color: INK },
  strong: { weight: 'semibold', size: 9, color: INK },
} satisfies Record<string, Style>

const MARGIN = { side: 48, top: 48, bottom: 60 }
const LINE_HEIGHT = 1.4
/** Of the font's ascent and descent together, in a line of that height: what centers the letters in it. */
const BASELINE = 1.06

/** Text in a place: `align` is within `width` from `x`. */
export type Place = { x: number; y: number; width: number; style: Style; align?: 'left' | 'right' }

/** What the types of pdfkit leave out. */
type OpensImages = { openImage(file: Buffer): PDFKit.Mixins.ImageSrc & { width: number; height: number } }

/** What a node of the structure tree may say beyond its role; `span` counts columns. */
type Attributes = { scope?: 'Column' | 'Row'; span?: number }

/** The pages of one document, and a pen that moves down them: `y` is where the next thing goes, in points from the top. */
export class Sheet {
  readonly doc: PdfDocument
  readonly root: Element
  readonly left = MARGIN.side
  readonly top = MARGIN.top
  readonly width: number
  readonly bottom: number
  y = MARGIN.top
  private readonly print: (text: string) => string

  constructor(model: PdfModel) {
    const fonts = openFonts()
    const covered = new Set(fonts.regular.characterSet)
    this.print = (text) => printable(text, (codePoint) => covered.has(codePoint))
    this.doc = new PdfDocument({
      size: model.page.size,
      layout: model.page.orientation ?? 'portrait',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      // No default font: pdfkit would add Helvetica, which it does not embed as PDF/UA requires.
      font: null as unknown as string,
      lang: model.language,
      tagged: true,
      displayTitle: true,
      subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
      info: {
        Title: this.print(`${model.title} ${model.number}`).replaceAll('\n', ' '),
        Author: this.print(model.company).replaceAll('\n', ' '),
        Creator: 'Greenroom',
        CreationDate: new Date(model.createdAt),
      },
    })
    for (const [weight, font] of Object.entries(fonts)) this.doc.registerFont(weight, font as unknown as Buffer)
    this.doc.addPage()
    this.width = this.doc.page.width - 2 * MARGIN.side
    this.bottom = this.doc.page.height - MARGIN.bottom
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  get right() {
    return this.left + this.width
  }

  newPage(): void {
    this.doc.addPage()
    this.y = this.top
  }

  /** Starts a new page unless so much room is left; on a fresh page nothing is gained by another. */
  ensureRoom(height: number): void {
    if (this.y > this.top && this.y + height > this.bottom) this.newPage()
  }

  /** A new node of the structure tree, the last child of `parent`. */
  open(parent: Element, role: string, { scope, span = 1 }: Attributes = {}): Element {
    const element = this.doc.struct(role)
    if (scope || span > 1) {
      const { data } = (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary
      data.A = { O: 'Table', ...(scope && { Scope: scope }), ...(span > 1 && { ColSpan: span }) }
    }
    parent.add(element)
    return element
  }

  lineHeight(style: Style): number {
    return style.size * LINE_HEIGHT
  }

  lines(text: string, style: Style, width: number): string[] {
    return wrap(this.print(text), width, (part) => this.measure(part, style))
  }

  measure(text: string, style: Style): number {
    this.doc.font(style.weight).fontSize(style.size)
    return this.doc.widthOfString(text, featuresOf(style))
  }

  /** Draws lines as content of `element`; wrapped lines keep their space, so that words stay apart when read aloud. */
  write(element: Element, lines: readonly string[], place: Place): void {
    element.add(() => {
      for (const [index, line] of lines.entries())
        this.drawLine(line, { ...place, y: place.y + index * this.lineHeight(place.style) }, index < lines.length - 1)
    })
  }

  /** Draws what belongs to no node of the structure tree: rules, and heads and feet that repeat on each page. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  drawLine(line: string, { x, y, width, style, align }: Place, isWrapped = false): void {
    if (!line) return
    const start = align === 'right' ? x + width - this.measure(line, style) : x
    this.doc.font(style.weight).fontSize(style.size).fillColor(style.color)
    this.doc.text(isWrapped ? `${line} ` : line, start, y + style.size * BASELINE, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...featuresOf(style),
    })
  }

  /** A picture at the pen, no larger than `most`. It says nothing that the text does not. */
  picture(png: string, most: { width: number; height: number }): void {
    const image = (this.doc as unknown as OpensImages).openImage(Buffer.from(png, 'base64'))
    const scale = Math.min(most.width / image.width, most.height / image.height, 1)
    const height = image.height * scale
    this.artifact(() => this.doc.image(image, this.left, this.y, { width: image.width * scale, height }))
    this.y += height
  }

  rule(y: number, color: string, thickness: number, x = this.left, width = this.width): void {
    this.artifact(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(color),
    )
  }

  async finish(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    this.doc.end()
    await once(this.doc, 'end')
    return new Uint8Array(Buffer.concat(chunks))
  }

  /** Text over the whole width from the pen downwards, on as many pages as it takes. */
  flow(element: Element, text: string, style: Style): void {
    const height = this.lineHeight(style)
    let rest = this.lines(text, style, this.width)
    while (rest.length) {
      this.ensureRoom(height)
      const fitting = Math.max(1, Math.floor((this.bottom - this.y) / height))
      const part = rest.slice(0, fitting)
      this.write(element, part, { x: this.left, y: this.y, width: this.width, style })
      this.y += part.length * height
      rest = rest.slice(fitting)
    }
  }
}

const featuresOf = (style: Style): PDFKit.Mixins.TextOptions => (style.tabular ? { features: ['tnum'] } : {})
