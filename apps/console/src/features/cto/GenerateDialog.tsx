import {
  checkComponentSet,
  componentsOf,
  ID_MAX,
  MATERIAL,
  type Material,
  NAME_MAX,
  SET_KINDS,
  type SetKind,
} from '@greenroom/cto'
import { allows } from '@greenroom/permissions'
import { ComboBox, FieldGrid, MoneyField, RadioGroup, TextField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { RecordDialog } from '#app/records/RecordDialog.tsx'
import { grantsAtom } from '#app/session.atoms.ts'
import { useRecordForm } from '#app/records/use-record-form.ts'
import { type Components, ctoSettingsAtom, generateComponentsAtom } from './cto.atoms.ts'
import { materialOptionsAtom } from './material.atoms.ts'
import { NEW_SET, SET_LABELS, type SetForm, setOfForm } from './set.mapping.ts'

type GenerateDialogProps = { onSaved: () => void; onClose: () => void }

/** Makes an item for each letter or number of a vendor, style, color and printer category. */
export function GenerateDialog({ onSaved, onClose }: GenerateDialogProps) {
  const { currency, restricted } = useAtomValue(ctoSettingsAtom)
  const choices = useAtomValue(materialOptionsAtom)
  const generate = useSetAtom(generateComponentsAtom)
  const grants = useAtomValue(grantsAtom)
  const cost = allows(grants, 'CATALOG_PRODUCT_COST', 'WRITE')
  const price = allows(grants, 'CATALOG_PRODUCT_PRICE', 'WRITE')

  const model = useRecordForm<SetForm, Components>(undefined, {
    labels: SET_LABELS,
    formOf: () => NEW_SET,
    check: (form) => checkComponentSet(setOfForm(form, { cost, price }), restricted),
    save: (form) => generate(setOfForm(form, { cost, price })),
  })
  const { form, issues, change } = model
  const shared = (name: keyof SetForm) => ({ name, label: SET_LABELS[name], error: issues[name] })
  const made = componentsOf(form)
  const amount = (name: 'costPrice' | 'sellingPrice') => (
    <MoneyField
      {...shared(name)}
      required
      currency={currency}
      description="Of each"
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )

  return (
    <RecordDialog
      feature="CATALOG_PRODUCT_CTO"
      title="Generate a set"
      one="set"
      record="new"
      size="large"
      save={`Make ${made.length} items`}
      {...{ model, onSaved, onClose }}
      done={() => `${made.length} components have been made`}
      facts={`Makes ${made.length} items${form.id && `, ${made[0]!.itemID} to ${made.at(-1)!.itemID}`}, each with a stock of its own.`}
    >
      {() => (
        <FieldGrid>
          <div data-wide>
            <RadioGroup
              {...shared('kind')}
              layout="row"
              options={Object.entries(SET_KINDS).map(([id, { label }]) => ({ id, label }))}
              value={form.kind}
              onChange={(kind) => change({ kind: kind as SetKind })}
            />
          </div>
          <TextField
            {...shared('id')}
            required
            autoFocus
            limit={ID_MAX}
            description="Before each letter or number in the item IDs"
            autoComplete="off"
            value={form.id}
            onChange={(id) => change({ id })}
          />
          <TextField
            {...shared('name')}
            required
            limit={NAME_MAX}
            description="Such as White letter"
            autoComplete="off"
            value={form.name}
            onChange={(name) => change({ name })}
          />
          {(Object.keys(MATERIAL) as (keyof Material)[]).map((name) => (
            <ComboBox
              key={name}
              {...shared(name)}
              required
              options={choices[name]}
              value={form[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          {cost && amount('costPrice')}
          {price && amount('sellingPrice')}
        </FieldGrid>
      )}
    </RecordDialog>
  )
}
