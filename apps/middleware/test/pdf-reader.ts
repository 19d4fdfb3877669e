// Reads a PDF with pdfium, the reader in Chromium: text, structure tree, and content outside the tree.
import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A node of the structure tree with its content on one page; `text` is its own. */
export type Tag = { role: string; text: string; children: Tag[]; scope?: string; span?: number }

export type ReadPage = {
  text: string
  /** The roots of the page's part of the structure tree. */
  tags: Tag[]
  /** Text marked as an artifact, and the number of objects that are neither artifact nor in the tree. */
  artifacts: string[]
  untagged: number
}

type Call = (...values: number[]) => number
type Raw = { HEAPU8: Uint8Array; _malloc: Call; _free: Call } & Record<`_FPDF${string}`, Call>

export async function readPdf(pdf: Uint8Array): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const { module } = library as unknown as { module: Raw }
  try {
    return Array.from(document.pages(), (page) => {
      const { pageIdx } = page as unknown as { pageIdx: number }
      return { text: page.getText(), ...readTree(module, pageIdx) }
    })
  } finally {
    document.destroy()
    library.destroy()
  }
}

function readTree(pdfium: Raw, page: number): Omit<ReadPage, 'text'> {
  const content = new Map<number, string>()
  const artifacts: string[] = []
  let untagged = 0
  const textPage = pdfium._FPDFText_LoadPage!(page)
  for (let index = 0; index < pdfium._FPDFPage_CountObjects!(page); index++) {
    const object = pdfium._FPDFPage_GetObject!(page, index)
    const isText = pdfium._FPDFPageObj_GetType!(object) === 1
    const text = isText ? utf16(pdfium, (at, size) => pdfium._FPDFTextObj_GetText!(object, textPage, at, size)) : ''
    const id = pdfium._FPDFPageObj_GetMarkedContentID!(object)
    if (id >= 0) content.set(id, (content.get(id) ?? '') + text)
    else if (marksOf(pdfium, object).includes('Artifact')) artifacts.push(...(text ? [text] : []))
    else untagged += 1
  }
  pdfium._FPDFText_ClosePage!(textPage)

  const readElement = (element: number): Tag => {
    const children: Tag[] = []
    let text = ''
    for (let index = 0; index < pdfium._FPDF_StructElement_CountChildren!(element); index++) {
      const child = pdfium._FPDF_StructElement_GetChildAtIndex!(element, index)
      if (child) children.push(readElement(child))
      else text += content.get(pdfium._FPDF_StructElement_GetChildMarkedContentID!(element, index)) ?? ''
    }
    const role = utf16(pdfium, (at, size) => pdfium._FPDF_StructElement_GetType!(element, at, size))
    return { role, text: text.trim(), children, ...readAttributes(pdfium, element) }
  }
  const tree = pdfium._FPDF_StructTree_GetForPage!(page)
  const tags = Array.from({ length: pdfium._FPDF_StructTree_CountChildren!(tree) }, (_, index) =>
    readElement(pdfium._FPDF_StructTree_GetChildAtIndex!(tree, index)),
  )
  pdfium._FPDF_StructTree_Close!(tree)
  return { tags, artifacts, untagged }
}

function readAttributes(pdfium: Raw, element: number): Pick<Tag, 'scope' | 'span'> {
  if (pdfium._FPDF_StructElement_GetAttributeCount!(element) < 1) return {}
  const attributes = pdfium._FPDF_StructElement_GetAttributeAtIndex!(element, 0)
  const value = (name: string) =>
    borrow(pdfium, 32, (at) => {
      pdfium.HEAPU8.set(new TextEncoder().encode(`${name}\0`), at)
      return pdfium._FPDF_StructElement_Attr_GetValue!(attributes, at)
    })
  const scope = value('Scope')
  const span = value('ColSpan')
  return {
    ...(scope && {
      scope: utf16(pdfium, (at, size) =>
        borrow(pdfium, 4, (written) => {
          pdfium._FPDF_StructElement_Attr_GetStringValue!(scope, at, size, written)
          return new DataView(pdfium.HEAPU8.buffer).getUint32(written, true)
        }),
      ),
    }),
    ...(span && {
      span: borrow(pdfium, 4, (at) => {
        pdfium._FPDF_StructElement_Attr_GetNumberValue!(span, at)
        return new DataView(pdfium.HEAPU8.buffer).getFloat32(at, true)
      }),
    }),
  }
}

const marksOf = (pdfium: Raw, object: number) =>
  Array.from({ length: pdfium._FPDFPageObj_CountMarks!(object) }, (_, index) => {
    const mark = pdfium._FPDFPageObj_GetMark!(object, index)
    return utf16(pdfium, (at, size) =>
      borrow(pdfium, 4, (written) => {
        pdfium._FPDFPageObjMark_GetName!(mark, at, size, written)
        return new DataView(pdfium.HEAPU8.buffer).getUint32(written, true)
      }),
    )
  })

/** Text of a function that writes UTF-16 with a closing zero and answers how many bytes that takes. */
function utf16(pdfium: Raw, write: (at: number, size: number) => number): string {
  const size = write(0, 0)
  return borrow(pdfium, size || 2, (at) => {
    write(at, size)
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(at, at + Math.max(0, size - 2)))
  })
}

function borrow<T>(pdfium: Raw, size: number, use: (at: number) => T): T {
  const at = pdfium._malloc(size)
  try {
    return use(at)
  } finally {
    pdfium._free(at)
  }
}
