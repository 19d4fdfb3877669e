import Papa from 'papaparse'

/** Larger files hold no list that people keep. In bytes. */
const SIZE_LIMIT = 5_000_000

/** The rows of a CSV file, or why it cannot be read, in words. Not UTF-8 means Windows-1252, as Excel writes it. */
export async function readRows(file: Blob): Promise<string[][] | { fault: string }> {
  if (file.size > SIZE_LIMIT) return { fault: 'The file is larger than 5 MB. Choose a file of one list.' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.includes(0)) return { fault: 'This is not a text file. Save the sheet as CSV and choose that file.' }
  const { data, errors } = Papa.parse<string[]>(textOf(bytes), { delimitersToGuess: [',', ';', '\t', '|'] })
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    return {
      fault: 'A quotation mark is never closed, so the rows cannot be read. Fix the file and choose it again.',
    }
  }
  return data
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
