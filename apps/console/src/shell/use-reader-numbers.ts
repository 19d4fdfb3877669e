import { numbers } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { knownFormatsAtom, numbersOf } from '#data/formats.ts'

/** Lets every field and count of the page follow the number format of the signed-in user. */
export function useReaderNumbers(): void {
  const formats = useAtomValue(knownFormatsAtom)
  useLayoutEffect(() => {
    if (!formats) return
    numbers.choose(numbersOf(formats))
    return () => numbers.choose()
  }, [formats])
}
