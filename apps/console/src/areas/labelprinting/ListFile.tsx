import { FileDrop } from '@greenroom/ui'
import { useState } from 'react'

/** More than 10,000 lines need. */
const MOST_BYTES = 1_000_000

/** Reads a list of items from a file. */
export function ListFile({ onText }: { onText: (text: string) => void }) {
  const [error, setError] = useState<string>()
  async function read(file: File) {
    if (file.size > MOST_BYTES) return setError('The file is larger than 1 MB. Choose a list of at most 10,000 lines.')
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
