import { PRICE_CHANGE_REASON_MAX } from '@greenroom/catalog'
import { FieldGrid, TextField, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { ZonedTimeField } from '#documents/ZonedTimeField.tsx'
import { formatsAtom } from '#data/formats.ts'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { useMay } from '#session/may.ts'

/** Why prices change, and when. */
export function PriceChangeFields({ labels, header, issues, readOnly, isNew, onChange }: HeaderFieldsProps) {
  const { dateTime, timeZone } = useAtomValue(formatsAtom)
  const { number = '' } = useParams()
  const { may: mayPrint } = useMay('createLabelJob')
  const { reason = '', effectiveAt = '', endsAt = '' } = header
  return (
    <FieldGrid>
      <TextField
        name="reason"
        label={labels['reason']!}
        limit={readOnly ? undefined : PRICE_CHANGE_REASON_MAX}
        value={reason}
        error={issues['reason']}
        readOnly={readOnly}
        autoFocus={isNew}
        onChange={(value) => onChange({ reason: value })}
      />
      {readOnly ? (
        <>
          <TextField
            name="effectiveAt"
            label={labels['effectiveAt']!}
            description={effectiveAt && `In ${timeZone.replaceAll('_', ' ')} time.`}
            value={effectiveAt ? dateTime(effectiveAt) : 'As soon as approved'}
            readOnly
            onChange={() => {}}
          />
          {endsAt && (
            <TextField name="endsAt" label={labels['endsAt']!} value={dateTime(endsAt)} readOnly onChange={() => {}} />
          )}
        </>
      ) : (
        <>
          <ZonedTimeField
            name="effectiveAt"
            label={labels['effectiveAt']!}
            blank="Leave it empty to change prices as soon as they are approved."
            value={effectiveAt}
            error={issues['effectiveAt']}
            onChange={(value) => onChange({ effectiveAt: value })}
          />
          <ZonedTimeField
            name="endsAt"
            label={labels['endsAt']!}
            blank="Leave it empty to keep the new prices. At the end, items get their old prices back."
            value={endsAt}
            error={issues['endsAt']}
            onChange={(value) => onChange({ endsAt: value })}
          />
        </>
      )}
      {mayPrint && !isNew && (
        <TextLink href={labelPrintPath({ priceChange: number })}>Print labels of its items</TextLink>
      )}
    </FieldGrid>
  )
}
