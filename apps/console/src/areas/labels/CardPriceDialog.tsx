import { checkCardPrice } from '@greenroom/labels'
import { FieldGrid, NumberField, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { type CardPrice, cardPriceAtom, saveCardPriceAtom } from './label-settings.atoms.ts'

type CardPriceForm = { cardPriceSource: CardPrice['cardPriceSource']; cardPricePercent: string }

const FIELDS = labeledFields<CardPriceForm>({ cardPriceSource: 'Card price', cardPricePercent: 'Percentage' })

const SOURCES = [
  { id: 'NONE', label: 'None' },
  { id: 'MSRP', label: 'The MSRP of the item' },
  { id: 'PERCENT', label: 'The selling price plus a percentage' },
]

const percentOf = ({ cardPricePercent }: CardPriceForm) =>
  cardPricePercent.trim() === '' ? Number.NaN : Number(cardPricePercent)

/** Where the card price of labels comes from, for the whole company. */
export function CardPriceDialog({ onClose }: { onClose: () => void }) {
  const opened = useAtomValue(cardPriceAtom)
  const save = useSetAtom(saveCardPriceAtom)
  const model = useForm<CardPriceForm, CardPrice>(
    opened,
    {
      one: 'card price',
      fields: FIELDS,
      formOf: (stored) => ({
        cardPriceSource: stored?.cardPriceSource ?? 'NONE',
        cardPricePercent: String(stored?.cardPricePercent ?? 0),
      }),
      check(form) {
        const message = checkCardPrice({ source: form.cardPriceSource, percent: percentOf(form) })
        return message ? [{ field: 'cardPricePercent', message }] : []
      },
      save: (form, { stored, headers }) =>
        save({ ...form, cardPricePercent: percentOf(form), version: stored!.version }, headers),
    },
    { record: 'new' },
  )
  const { form, issues, change } = model
  return (
    <RecordDialog
      operation="updateLabelSettings"
      title="Card price"
      one="setting"
      {...{ model, onClose }}
      onSaved={onClose}
      done={() => 'The card price has been saved'}
    >
      {(readOnly) => (
        <FieldGrid columns={1}>
          <Select
            name="cardPriceSource"
            label="Card price on labels"
            options={SOURCES}
            value={form.cardPriceSource}
            readOnly={readOnly}
            onChange={(source) => change({ cardPriceSource: source as CardPrice['cardPriceSource'] })}
          />
          {form.cardPriceSource === 'PERCENT' && (
            <NumberField
              name="cardPricePercent"
              label="Percentage"
              description="Added to the selling price, and rounded as your currency is."
              value={form.cardPricePercent}
              error={issues['cardPricePercent']}
              readOnly={readOnly}
              onChange={(cardPricePercent) => change({ cardPricePercent })}
            />
          )}
        </FieldGrid>
      )}
    </RecordDialog>
  )
}
