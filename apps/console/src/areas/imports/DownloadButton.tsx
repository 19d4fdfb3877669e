import { Button } from '@greenroom/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'

type DownloadButtonProps = { what: string; download: () => Promise<void> }

/** Downloads rows that are left out. */
export function DownloadButton({ what, download }: DownloadButtonProps) {
  const [pending, setPending] = useState(false)
  async function press() {
    setPending(true)
    try {
      await download()
    } catch (failure) {
      showFailure(`The ${what} couldn't be downloaded`, failure)
    }
    setPending(false)
  }
  return (
    <Button icon={<Download />} onPress={() => void press()} pending={pending}>
      {`Download ${what}`}
    </Button>
  )
}
