import { PRICE_CHANGE_REASON_MAX } from '@greenroom/catalog'
import { FieldGrid, TextField, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { fieldTime, timeAt } from '#documents/zoned-time.ts'
import { formatsAtom } from '#data/formats.ts'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { useMay } from '#session/may.ts'

/** Why prices change, and when. */
export function PriceChangeFields({ labels, header, issues, readOnly, isNew, onChange }: HeaderFieldsProps) {
  const { dateTime, timeZone } = useAtomValue(formatsAtom)
  const { number = '' } = useParams()
  const { may: mayPrint } = useMay('createLabelJob')
  const { reason = '', effectiveAt = '' } = header
  const zone = `In ${timeZone.replaceAll('_', ' ')} time.`
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
        <TextField
          name="effectiveAt"
          label={labels['effectiveAt']!}
          description={effectiveAt && zone}
          value={effectiveAt ? dateTime(effectiveAt) : 'As soon as approved'}
          readOnly
          onChange={() => {}}
        />
      ) : (
        <TextField
          name="effectiveAt"
          label={labels['effectiveAt']!}
          type="datetime-local"
          description={`${zone} Leave it empty to change prices as soon as they are approved.`}
          value={effectiveAt && fieldTime(effectiveAt, timeZone)}
          error={issues['effectiveAt']}
          onChange={(wall) => onChange({ effectiveAt: wall && timeAt(wall, timeZone) })}
        />
      )}
      {mayPrint && !isNew && (
        <TextLink href={labelPrintPath({ priceChange: number })}>Print labels of its items</TextLink>
      )}
    </FieldGrid>
  )
}
