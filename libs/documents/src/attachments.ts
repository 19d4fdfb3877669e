import { refuseFileName } from '@greenroom/validation'

/** Files of one document. */
export const ATTACHMENTS_MAX = 20
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
export const ATTACHMENT_NAME_MAX = 120
/** All files of all documents of a company. */
export const COMPANY_ATTACHMENTS_MAX_BYTES = 5 * 1024 ** 3

const SIZE = '10 MB'
const COMPANY_SIZE = '5 GB'

type FileKind = { type: string; isIn: (bytes: Uint8Array) => boolean }

const PDF: FileKind = { type: 'application/pdf', isIn: (bytes) => beginsWith(bytes, '%PDF-') }
const PNG: FileKind = { type: 'image/png', isIn: (bytes) => beginsWith(bytes, '\u0089PNG\r\n\u001A\n') }
const JPEG: FileKind = { type: 'image/jpeg', isIn: (bytes) => beginsWith(bytes, '\u00FF\u00D8\u00FF') }
const WEBP: FileKind = {
  type: 'image/webp',
  isIn: (bytes) => beginsWith(bytes, 'RIFF') && beginsWith(bytes.subarray(8), 'WEBP'),
}
const CSV: FileKind = { type: 'text/csv', isIn: isText }
const TEXT: FileKind = { type: 'text/plain', isIn: isText }
const XLSX: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  isIn: (bytes) => isOffice(bytes, 'xl/workbook.xml'),
}
const DOCX: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  isIn: (bytes) => isOffice(bytes, 'word/document.xml'),
}

/** By the ending of the name. None of them runs anything where it is opened. */
const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: PDF,
  png: PNG,
  jpg: JPEG,
  jpeg: JPEG,
  webp: WEBP,
  csv: CSV,
  txt: TEXT,
  xlsx: XLSX,
  docx: DOCX,
}

/** The endings that an attachment may have, with their dots. */
export const ATTACHMENT_ENDINGS: readonly string[] = Object.keys(KINDS).map((ending) => `.${ending}`)

export type AttachmentCheck = { type: string; refusal?: undefined } | { type?: undefined; refusal: string }

/** The media type of a file that may be attached, told by its name and its bytes alike; or why it may not. */
export function checkAttachment(name: string, bytes: Uint8Array): AttachmentCheck {
  if (name.trim() === '' || name.length > ATTACHMENT_NAME_MAX) {
    return { refusal: `A file name has 1 to ${ATTACHMENT_NAME_MAX} characters.` }
  }
  const misleading = refuseFileName(name)
  if (misleading !== undefined) return { refusal: misleading }
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined
  if (!kind) return { refusal: `${name} is none of the files that can be attached: ${ATTACHMENT_ENDINGS.join(', ')}.` }
  if (bytes.length === 0) return { refusal: `${name} is empty.` }
  if (bytes.length > ATTACHMENT_MAX_BYTES) return { refusal: `${name} is larger than ${SIZE}.` }
  if (!kind.isIn(bytes)) return { refusal: `${name} does not hold what its ending says.` }
  return { type: kind.type }
}

/** Why a company whose attachments take `used` bytes cannot add a file of `size`; undefined if it can. */
export function refuseSpace(used: number, size: number): string | undefined {
  if (used + size <= COMPANY_ATTACHMENTS_MAX_BYTES) return undefined
  return `Your company has ${COMPANY_SIZE} for attachments, and this file no longer fits. Remove files that nobody needs.`
}

/** Characters stand for the bytes of the same numbers. */
function beginsWith(bytes: Uint8Array, mark: string): boolean {
  return Array.from(mark).every((character, at) => bytes[at] === character.charCodeAt(0))
}

/** An Office file is a zip archive, in which names are not compressed. One with macros is none of ours. */
function isOffice(bytes: Uint8Array, part: string): boolean {
  if (!beginsWith(bytes, 'PK\u0003\u0004')) return false
  const text = textOf(bytes)
  return text.includes(part) && !text.includes('vbaProject.bin')
}

/** No control characters but tabs and line breaks: what is not text has some. */
function isText(bytes: Uint8Array): boolean {
  return !CONTROL.test(textOf(bytes))
}

// oxlint-disable-next-line no-control-regex -- they are what is searched
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** In every browser and in Node. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string }

/** One character a byte, and ASCII as itself. Text is searched natively: a loop over the bytes would block the server. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
