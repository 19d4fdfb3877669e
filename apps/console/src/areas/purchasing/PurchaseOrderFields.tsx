import { PURCHASE_ORDER_HEADER } from '@greenroom/inventory'
import { DateField, FieldGrid, MoneyField, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { companyAtom } from '#data/company.atoms.ts'
import type { HeaderFieldsProps } from '#documents/document-screen.ts'
import { PlaceField } from '#documents/PlaceField.tsx'
import { entriesOf } from '#records/entries/entries.atoms.ts'
import { useSees } from '#session/may.ts'

/** Loaded behind the form, like that of an item. */
const EntryChoice = lazy(async () => ({ default: (await import('#records/entries/EntryChoice.tsx')).EntryChoice }))

const LIMITS = Object.fromEntries(PURCHASE_ORDER_HEADER.map(({ name, maxLength }) => [name, maxLength]))

/** From whom an order is, where it goes, and when. */
export function PurchaseOrderFields({ labels, header, issues, readOnly, openFields, onChange }: HeaderFieldsProps) {
  const { day } = useAtomValue(formatsAtom)
  const { currency } = useAtomValue(companyAtom)
  const vendors = useAtomValue(entriesOf('vendor'))
  const seesCosts = useSees('costPrice')
  const field = (name: string) => ({
    name,
    label: labels[name]!,
    value: header[name] ?? '',
    error: issues[name],
    readOnly: readOnly || openFields?.includes(name) === false,
    onChange: (value: string) => onChange({ [name]: value }),
  })
  /** Those that can be filled in or say something: a long form is short once the order was sent. */
  const shown = (...names: string[]) => names.map(field).filter((each) => !each.readOnly || each.value !== '')
  const text = ({ name, ...props }: ReturnType<typeof field>, type?: 'email') => (
    <TextField
      key={name}
      {...{ name, type, ...props }}
      limit={props.readOnly ? undefined : LIMITS[name]}
      autoComplete="off"
    />
  )
  const date = ({ name, value, ...props }: ReturnType<typeof field>) =>
    props.readOnly ? (
      <TextField key={name} {...{ name, ...props }} value={day(value)} />
    ) : (
      <DateField key={name} {...{ name, value, ...props }} />
    )
  const amount = ({ name, ...props }: ReturnType<typeof field>) => (
    <MoneyField key={name} {...{ name, ...props }} currency={currency} />
  )
  const vendor = field('vendorID')
  const shownVendor = <TextField {...vendor} value={header['vendorName'] ?? ''} readOnly />
  const options = vendors
    .filter(({ id, status }) => status === 'Active' || id === vendor.value)
    .map(({ id, name }) => ({ id, label: name ?? id, hint: id }))

  return (
    <FieldGrid columns={3}>
      {vendor.readOnly ? (
        shownVendor
      ) : (
        <Suspense fallback={shownVendor}>
          <EntryChoice kind="vendor" {...vendor} options={options} required />
        </Suspense>
      )}
      <PlaceField {...field('shipTo')} placeName={header['shipToName']} />
      {shown('name').map((each) => text(each))}
      {shown('orderedOn', 'expectedOn', 'cancelAfter').map(date)}
      {shown('vendorEmail').map((each) => text(each, 'email'))}
      {shown('terms', 'buyer', 'externalPO').map((each) => text(each))}
      {seesCosts && shown('freight', 'discount').map(amount)}
      {shown('remarks').map((each) => text(each))}
    </FieldGrid>
  )
}
