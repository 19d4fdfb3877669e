import { FREIGHT_BASES, RECEIPT_HEADER } from '@greenroom/inventory'
import { DateField, FieldGrid, MoneyField, Select, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { companyAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { useSees } from '#session/may.ts'

const LIMITS = Object.fromEntries(RECEIPT_HEADER.map(({ name, maxLength }) => [name, maxLength]))
const BASES = FREIGHT_BASES.map(({ value, label }) => ({ id: value, label }))

/** For which order goods arrived, where and when. */
export function ReceiptFields({ labels, header, issues, readOnly, onChange }: HeaderFieldsProps) {
  const { day } = useAtomValue(formatsAtom)
  const { currency } = useAtomValue(companyAtom)
  const seesCosts = useSees('costPrice')
  const { orderNumber = '', vendorName = '', shipToName = '', receivedOn = '' } = header
  const field = (name: string) => ({
    name,
    label: labels[name]!,
    value: header[name] ?? '',
    error: issues[name],
    readOnly,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const text = (name: string) => ({
    ...field(name),
    limit: readOnly ? undefined : LIMITS[name],
    autoComplete: 'off' as const,
  })

  return (
    <>
      <p>
        <DocumentLink number={orderNumber} /> from {vendorName}, to {shipToName}
      </p>
      <FieldGrid columns={3}>
        {readOnly ? (
          <TextField {...field('receivedOn')} value={receivedOn && day(receivedOn)} />
        ) : (
          <DateField {...field('receivedOn')} />
        )}
        <TextField {...text('packingSlip')} />
        <TextField {...text('remarks')} />
        {seesCosts && <MoneyField {...field('freight')} currency={currency} />}
        {seesCosts && <Select {...field('freightBy')} options={BASES} placeholder="Value" />}
      </FieldGrid>
    </>
  )
}
