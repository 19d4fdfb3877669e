import { describe, expect, test } from 'vitest'
import {
  ATTACHMENT_ENDINGS,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_NAME_MAX,
  checkAttachment,
  COMPANY_ATTACHMENTS_MAX_BYTES,
  refuseSpace,
} from './attachments.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const XLSX = 'PK\u0003\u0004...[Content_Types].xml...xl/workbook.xml...'

describe('attachments', () => {
  test.each([
    ['offer.pdf', '%PDF-1.7 ...', 'application/pdf'],
    ['Stand.PNG', '\u0089PNG\r\n\u001A\n...', 'image/png'],
    ['stand.jpg', '\u00FF\u00D8\u00FF\u00E0...', 'image/jpeg'],
    ['stand.jpeg', '\u00FF\u00D8\u00FF\u00E0...', 'image/jpeg'],
    ['stand.webp', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp'],
    ['prices.csv', 'Item;Price\r\nCAP;\u00E9\t1\n', 'text/csv'],
    ['note.txt', 'Agreed by phone', 'text/plain'],
    ['prices.xlsx', XLSX, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'letter.docx',
      'PK\u0003\u0004word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('F1 %s is attached as what its ending and its bytes say', (name, text, type) => {
    expect(checkAttachment(name, bytesOf(text))).toEqual({ type })
  })

  test.each([
    ['offer.pdf', ' %PDF-1.7'],
    ['offer.pdf', '<html>'],
    ['stand.png', '\u00FF\u00D8\u00FF\u00E0'],
    ['stand.webp', 'RIFF\u0001\u0002\u0003\u0004WAVE'],
    ['prices.csv', 'MZ\u0000\u0001'],
    ['note.txt', 'a\u007F'],
    ['prices.xlsx', 'PK\u0003\u0004word/document.xml'],
    ['prices.xlsx', 'xl/workbook.xml'],
    ['prices.xlsx', `${XLSX}xl/vbaProject.bin`],
  ])('F1 %s does not pass for what %j is not', (name, text) => {
    expect(checkAttachment(name, bytesOf(text))).toEqual({ refusal: `${name} does not hold what its ending says.` })
  })

  test.each(['page.html', 'logo.svg', 'setup.exe', 'prices.xlsm', 'prices', 'pdf', 'x.constructor'])(
    'F2 %s is none of the kinds',
    (name) => {
      expect(checkAttachment(name, bytesOf('%PDF-')).refusal).toBe(
        `${name} is none of the files that can be attached: ${ATTACHMENT_ENDINGS.join(', ')}.`,
      )
    },
  )

  test('F3 an empty file and one beyond the limit are refused; one at the limit passes', () => {
    expect(checkAttachment('a.txt', bytesOf('')).refusal).toBe('a.txt is empty.')
    const full = new Uint8Array(ATTACHMENT_MAX_BYTES).fill(65)
    expect(checkAttachment('a.txt', full).type).toBe('text/plain')
    expect(checkAttachment('a.txt', new Uint8Array(ATTACHMENT_MAX_BYTES + 1).fill(65)).refusal).toBe(
      'a.txt is larger than 10 MB.',
    )
  })

  test('F1 the names of the parts are found in the largest file, wherever they are', () => {
    const full = new Uint8Array(ATTACHMENT_MAX_BYTES).fill('x'.charCodeAt(0))
    full.set(bytesOf('PK\u0003\u0004'))
    expect(checkAttachment('a.xlsx', full).type).toBeUndefined()
    full.set(bytesOf('xl/workbook.xml'), full.length - 15)
    expect(checkAttachment('a.xlsx', full).type).toMatch(/sheet$/)
    full.set(bytesOf('vbaProject.bin'), full.length / 2)
    expect(checkAttachment('a.xlsx', full).type).toBeUndefined()
  })

  test('F1 of all bytes, only control characters other than tabs and line breaks are not text', () => {
    const refused = Array.from({ length: 256 }, (_, byte) => byte).filter(
      (byte) => checkAttachment('a.txt', Uint8Array.of(65, byte, 65)).refusal !== undefined,
    )
    const controls = Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 13].includes(byte))
    expect(refused).toEqual([...controls, 127])
  })

  test.each(['', '  ', `${'a'.repeat(ATTACHMENT_NAME_MAX - 3)}.pdf`])(
    'F4 the name %j is too short or too long',
    (name) => {
      expect(checkAttachment(name, bytesOf('%PDF-')).refusal).toBe('A file name has 1 to 120 characters.')
    },
  )

  test.each([
    ['a\u0000.pdf', '0000'],
    ['a\n.pdf', '000A'],
    ['../a.pdf', '002F'],
    ['a\\b.pdf', '005C'],
    ['a\uFF0Fb.pdf', 'FF0F'],
    ['gpj\u202E.pdf', '202E'],
    ['a\u2066.pdf', '2066'],
    ['a\u0085.pdf', '0085'],
    ['a\u061C.pdf', '061C'],
    ['a\u200B.pdf', '200B'],
    ['a\u2028.pdf', '2028'],
    ['\uFEFFa.pdf', 'FEFF'],
  ])('F4 the name %j cannot be shown as it is', (name, code) => {
    expect(checkAttachment(name, bytesOf('%PDF-')).refusal).toBe(
      `The file name has a slash or a character that cannot be seen (U+${code}). Rename the file.`,
    )
  })

  test('F4 a name of full length passes', () => {
    expect(checkAttachment(`${'a'.repeat(ATTACHMENT_NAME_MAX - 4)}.pdf`, bytesOf('%PDF-')).type).toBe('application/pdf')
  })

  test('F7 a file fits as long as the files of the company stay within their limit', () => {
    const used = COMPANY_ATTACHMENTS_MAX_BYTES - 100
    expect(refuseSpace(used, 100)).toBeUndefined()
    expect(refuseSpace(used, 101)).toBe(
      'Your company has 5 GB for attachments, and this file no longer fits. Remove files that nobody needs.',
    )
  })
})
