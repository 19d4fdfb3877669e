import { FileDrop, numbers } from '@greenroom/ui'
import { useState } from 'react'
import { MOST_LINES } from './read-list.ts'

/** More than so many lines need. */
const MOST_BYTES = 1_000_000

/** Reads a list of items from a file. */
export function ListFile({ onText }: { onText: (text: string) => void }) {
  const [error, setError] = useState<string>()
  async function read(file: File) {
    if (file.size > MOST_BYTES) {
      return setError(`The file is larger than 1 MB. Choose a list of at most ${numbers.text(MOST_LINES)} lines.`)
    }
    setError(undefined)
    onText((await file.text()).replace(/^\uFEFF/, ''))
  }
  return (
    <FileDrop
      label="Drop a CSV file here"
      hint="Item IDs or UPCs, and their copies"
      accept={['.csv', '.txt', '.tsv']}
      error={error}
      onFile={(file) => void read(file)}
    />
  )
}
