import { PRICE_CHANGE_REASON_MAX } from '@greenroom/catalog'
import { FieldGrid, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { ZonedTimeField } from '#documents/times/ZonedTimeField.tsx'
import { formatsAtom } from '#data/formats.ts'
import { zoneName } from '#data/zone-name.ts'

/** Why prices change, and when. */
export function PriceChangeFields(props: HeaderFieldsProps) {
  const { labels, header, issues, readOnly, isNew, onChange } = props
  return (
    <FieldGrid>
      <TextField
        name="reason"
        label={labels['reason']!}
        limit={readOnly ? undefined : PRICE_CHANGE_REASON_MAX}
        value={header['reason'] ?? ''}
        error={issues['reason']}
        readOnly={readOnly}
        autoFocus={isNew}
        onChange={(value) => onChange({ reason: value })}
      />
      <Time
        {...props}
        name="effectiveAt"
        blank="Leave it empty to change prices as soon as they are approved."
        none="As soon as approved"
      />
      <Time
        {...props}
        name="endsAt"
        blank="Leave it empty to keep the new prices. At the end, items get their old prices back."
      />
    </FieldGrid>
  )
}

type TimeProps = HeaderFieldsProps & {
  name: string
  /** What a blank field means: a sentence while it can be changed, and afterwards what is read in its place, if anything. */
  blank: string
  none?: string
}

function Time({ name, blank, none = '', labels, header, issues, readOnly, onChange }: TimeProps) {
  const { dateTime, timeZone } = useAtomValue(formatsAtom)
  const value = header[name] ?? ''
  const field = { name, label: labels[name]! }
  if (!readOnly) {
    return (
      <ZonedTimeField
        {...field}
        blank={blank}
        value={value}
        error={issues[name]}
        onChange={(time) => onChange({ [name]: time })}
      />
    )
  }
  const text = value ? dateTime(value) : none
  return (
    text && (
      <TextField
        {...field}
        description={value && `In ${zoneName(timeZone)} time.`}
        value={text}
        readOnly
        onChange={() => {}}
      />
    )
  )
}
