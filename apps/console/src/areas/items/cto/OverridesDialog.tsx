import { type Attachment, checkAttachments, type OptionGroup } from '@greenroom/cto'
import { toChange } from '@greenroom/permissions'
import { Button, Dialog, FieldGrid, Form, MoneyField, NumberField, Select } from '@greenroom/ui'
import { parseMoney } from '@greenroom/validation'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { useMay, useSees } from '#session/may.ts'

type OverridesDialogProps = {
  group: OptionGroup
  attachment: Attachment
  currency: string
  onDone: (attachment: Attachment) => void
  onClose: () => void
}

/** Changes to a group for this item only. Blank fields keep the group's values. */
export function OverridesDialog({ group, attachment, currency, onDone, onClose }: OverridesDialogProps) {
  const formID = useId()
  const { priceDecimals } = useAtomValue(formatsAtom)
  const seesPrice = useSees('sellingPrice')
  const { may: mayChangePrice } = useMay(toChange('sellingPrice'))
  const [required, setRequired] = useState(textOf(attachment.required))
  const [maxLength, setMaxLength] = useState(textOf(attachment.maxLength))
  const [sellingPrice, setSellingPrice] = useState(textOf(attachment.sellingPrice))
  const [errors, setErrors] = useState<Record<string, string>>({})

  function submit() {
    const amount = parseMoney(sellingPrice)
    const next: Attachment = {
      ...attachment,
      required: required === '' ? null : required === 'true',
      maxLength: maxLength.trim() === '' ? null : Number(maxLength),
      ...(mayChangePrice && {
        sellingPrice: sellingPrice.trim() === '' ? null : typeof amount === 'number' ? amount : -1,
      }),
    }
    const issues = checkAttachments([next], [], [group], priceDecimals)
    if (issues.length === 0) return onDone(next)
    setErrors(Object.fromEntries(issues.map(({ field, message }) => [field.split('.').at(-1)!, message])))
  }

  return (
    <Dialog
      open
      keepOpen
      title={`${group.name} for this item`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formID}>
            Done
          </Button>
        </>
      }
    >
      <Form id={formID} errors={errors} onSubmit={submit} aria-label="For this item">
        <FieldGrid>
          <Select
            label="Required"
            none={`Same as the group: ${group.required ? 'required' : 'optional'}`}
            options={[
              { id: 'true', label: 'Required' },
              { id: 'false', label: 'Optional' },
            ]}
            value={required}
            onChange={setRequired}
          />
          {group.type !== 'PICK' && (
            <NumberField
              name="maxLength"
              label="Maximum length"
              description={`In the group: ${group.maxLength} characters`}
              value={maxLength}
              onChange={setMaxLength}
            />
          )}
          {seesPrice && (
            <MoneyField
              name="sellingPrice"
              label="Price"
              description="Leave blank to use the group's price"
              readOnly={!mayChangePrice}
              currency={currency}
              value={sellingPrice}
              onChange={setSellingPrice}
            />
          )}
        </FieldGrid>
      </Form>
    </Dialog>
  )
}

function textOf(value: boolean | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
