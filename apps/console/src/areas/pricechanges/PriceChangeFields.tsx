import { PRICE_CHANGE_REASON_MAX } from '@greenroom/catalog'
import { FieldGrid, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { timeAt, wallTime } from '#documents/zoned-time.ts'
import { companyAtom } from '#data/company.atoms.ts'

/** Why prices change, and when. */
export function PriceChangeFields({ labels, header, issues, readOnly, onChange }: HeaderFieldsProps) {
  const { timeZone } = useAtomValue(companyAtom)
  const { reason = '', effectiveAt = '' } = header
  const zone = `In ${timeZone.replaceAll('_', ' ')} time.`
  return (
    <FieldGrid>
      <TextField
        name="reason"
        label={labels['reason']!}
        limit={PRICE_CHANGE_REASON_MAX}
        value={reason}
        error={issues['reason']}
        readOnly={readOnly}
        onChange={(value) => onChange({ ...header, reason: value })}
      />
      {readOnly && effectiveAt === '' ? (
        <TextField
          name="effectiveAt"
          label={labels['effectiveAt']!}
          value="As soon as approved"
          readOnly
          onChange={() => {}}
        />
      ) : (
        <TextField
          name="effectiveAt"
          label={labels['effectiveAt']!}
          type="datetime-local"
          description={readOnly ? zone : `${zone} Leave it empty to change prices as soon as they are approved.`}
          value={effectiveAt && wallTime(effectiveAt, timeZone)}
          error={issues['effectiveAt']}
          readOnly={readOnly}
          onChange={(wall) => onChange({ ...header, effectiveAt: wall && timeAt(wall, timeZone) })}
        />
      )}
    </FieldGrid>
  )
}
