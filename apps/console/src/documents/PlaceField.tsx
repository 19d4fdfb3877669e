import { TextField } from '@greenroom/ui'
import { lazy, Suspense } from 'react'

/** The choices come after the lines. */
const PlaceBox = lazy(async () => ({ default: (await import('./PlaceBox.tsx')).PlaceBox }))

type PlaceFieldProps = {
  name: string
  label: string
  /** As `STORE/HB-MAIN`; '' for none. */
  value: string
  /** What the stored location is called: it may be none of the user's. */
  placeName: string | undefined
  error: string | undefined
  readOnly: boolean
  onChange: (value: string) => void
}

/** A store or a warehouse among those of the user. */
export function PlaceField({ placeName = '', readOnly, ...field }: PlaceFieldProps) {
  const text = <TextField {...field} value={placeName} readOnly={readOnly} disabled={!readOnly} onChange={() => {}} />
  if (readOnly) return text
  return (
    <Suspense fallback={text}>
      <PlaceBox {...field} placeName={placeName} />
    </Suspense>
  )
}
