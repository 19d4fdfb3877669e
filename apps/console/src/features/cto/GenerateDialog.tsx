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
import { ComboBox, FieldGrid, MoneyField, RadioGroup, TextField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useAccess } from '#app/session.atoms.ts'
import { type Components, ctoSettingsAtom, generateComponentsAtom } from './cto.atoms.ts'
import { materialOptionsAtom } from './material.atoms.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { amountOf } from './amount.ts'
import { useRecordForm } from './use-record-form.ts'

type GenerateDialogProps = { onSaved: () => void; onClose: () => void }

type Form = Material & { kind: SetKind; id: string; name: string; costPrice: string; sellingPrice: string }

const NEW: Form = {
  kind: 'LETTERS',
  id: '',
  name: '',
  vendorCode: '',
  styleID: '',
  colorID: '',
  printerCategoryID: '',
  costPrice: '',
  sellingPrice: '',
}

const LABELS: Record<keyof Form, string> = {
  kind: 'Makes',
  id: 'Set ID',
  name: 'Name',
  ...MATERIAL,
  costPrice: 'Cost price',
  sellingPrice: 'Selling price',
}

/** Makes an item for each letter or number of a vendor, style, color and printer category. */
export function GenerateDialog({ onSaved, onClose }: GenerateDialogProps) {
  const { currency, restricted } = useAtomValue(ctoSettingsAtom)
  const choices = useAtomValue(materialOptionsAtom)
  const generate = useSetAtom(generateComponentsAtom)
  const [cost, price] = [useAccess('CATALOG_PRODUCT_COST').write, useAccess('CATALOG_PRODUCT_PRICE').write]

  /** The set with the amounts that the user may set. */
  function setOf({ costPrice, sellingPrice, ...set }: Form) {
    return {
      ...set,
      ...(cost && { costPrice: amountOf(costPrice) }),
      ...(price && { sellingPrice: amountOf(sellingPrice) }),
    }
  }

  const model = useRecordForm<Form, Components>(undefined, {
    labels: LABELS,
    formOf: () => NEW,
    check: (form) => checkComponentSet(setOf(form), restricted),
    save: (form) => generate(setOf(form)),
  })
  const { form, issues, change } = model
  const shared = (name: keyof Form) => ({ name, label: LABELS[name], error: issues[name] })
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
