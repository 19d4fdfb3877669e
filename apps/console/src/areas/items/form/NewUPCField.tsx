import { IconButton, TextField, type TextFieldProps } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { nextUPCsAtom } from './item.atoms.ts'

/** The UPC of a new item, which the server can give out. Loaded on demand, because only new items need it. */
export function NewUPCField(props: TextFieldProps) {
  const fetchUPCs = useSetAtom(nextUPCsAtom)
  const [fetching, setFetching] = useState(false)

  async function fetchNext() {
    setFetching(true)
    try {
      props.onChange?.((await fetchUPCs(1))[0]!)
    } catch (failure) {
      showFailure('Auto Generation Failed', failure)
    }
    setFetching(false)
  }

  return (
    <TextField
      {...props}
      action={
        <IconButton label="Next free UPC" icon={<WandSparkles />} pending={fetching} onPress={() => void fetchNext()} />
      }
    />
  )
}
