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
import { toChange } from '@greenroom/permissions'
import { ComboBox, FieldGrid, MoneyField, RadioGroup, TextField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { useMay } from '#session/may.ts'
import { useForm } from '#forms/use-form.ts'
import { type Components, ctoSettingsAtom, generateComponentsAtom } from './cto.atoms.ts'
import { materialOptionsAtom } from './material.atoms.ts'
import { NEW_SET, SET_FIELDS, SET_LABELS, type SetForm, setOfForm } from './set.mapping.ts'

type GenerateDialogProps = { onSaved: () => void; onClose: () => void }

/** Creates an item for each letter or number, in one vendor, style, color and printer category. */
export function GenerateDialog({ onSaved, onClose }: GenerateDialogProps) {
  const { currency, restricted, formats } = useAtomValue(ctoSettingsAtom)
  const choices = useAtomValue(materialOptionsAtom)
  const generate = useSetAtom(generateComponentsAtom)
  const cost = useMay(toChange('costPrice')).may
  const price = useMay(toChange('sellingPrice')).may

  const model = useForm<SetForm, Components>(
    undefined,
    {
      one: 'set',
      fields: SET_FIELDS,
      formOf: () => NEW_SET,
      check: (form) => checkComponentSet(setOfForm(form, { cost, price }), restricted, formats.priceDecimals),
      save: (form, { headers }) => generate(setOfForm(form, { cost, price }), headers),
    },
    { record: 'new' },
  )
  const { form, issues, change } = model
  const shared = (name: keyof SetForm) => ({ name, label: SET_LABELS[name], error: issues[name] })
  const made = componentsOf(form)
  const amount = (name: 'costPrice' | 'sellingPrice') => (
    <MoneyField
      {...shared(name)}
      required
      currency={currency}
      description="For each component"
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )

  return (
    <RecordDialog
      operation="generateComponents"
      title="Generate a set"
      one="set"
      size="large"
      save={`Create ${made.length} items`}
      {...{ model, onSaved, onClose }}
      done={() => `${made.length} components created`}
      facts={`Creates ${made.length} items${form.id && `, ${made[0]!.itemID} to ${made.at(-1)!.itemID}`}, each with its own stock.`}
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
            description="Item IDs start with this, followed by the letter or number"
            autoComplete="off"
            value={form.id}
            onChange={(id) => change({ id })}
          />
          <TextField
            {...shared('name')}
            required
            limit={NAME_MAX}
            description="For example, White letter"
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
