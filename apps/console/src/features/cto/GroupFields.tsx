import { OPTION_TYPES, type OptionType, type Place, PLACES, PRICE_RULES, type PriceRule } from '@greenroom/cto'
import { Checkbox, FieldGrid, MoneyField, NumberField, Select, TextField } from '@greenroom/ui'
import { useAccess } from '#app/session.atoms.ts'
import type { RecordModel } from '#app/records/use-record-form.ts'
import type { Component, ComponentSet, StoredGroup } from './cto.atoms.ts'
import { GROUP_LABELS, type GroupForm } from './group.mapping.ts'
import { GroupPicks } from './GroupPicks.tsx'
import { GroupRules } from './GroupRules.tsx'
import { GroupText } from './GroupText.tsx'
import { StatusField } from './StatusField.tsx'

export type GroupModel = RecordModel<GroupForm, StoredGroup>

type GroupFieldsProps = {
  model: GroupModel
  groups: readonly StoredGroup[]
  components: readonly Component[]
  sets: readonly ComponentSet[]
  currency: string
  readOnly: boolean
}

/** The fields of an option group: those of its type, what it charges, and what it asks of other groups. */
export function GroupFields({ model, groups, components, sets, currency, readOnly }: GroupFieldsProps) {
  const { form, issues, stored, change } = model
  const price = useAccess('CATALOG_PRODUCT_PRICE')
  const shared = (name: keyof GroupForm) => ({ name, label: GROUP_LABELS[name], error: issues[name], readOnly })
  const isFixed = readOnly || stored !== undefined
  return (
    <FieldGrid>
      <TextField
        {...shared('id')}
        readOnly={isFixed}
        required={!isFixed}
        autoFocus={!isFixed}
        limit={isFixed ? undefined : 13}
        description={isFixed ? 'Fixed after creation' : 'Without spaces around it. Fixed after creation.'}
        autoComplete="off"
        value={form.id}
        onChange={(id) => change({ id })}
      />
      <TextField
        {...shared('name')}
        required={!readOnly}
        autoFocus={isFixed && !readOnly}
        limit={readOnly ? undefined : 48}
        autoComplete="off"
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <Select
        {...shared('type')}
        options={optionsOf(OPTION_TYPES)}
        value={form.type}
        onChange={(type) => change({ type: type as OptionType })}
      />
      <Select
        {...shared('place')}
        options={optionsOf(PLACES)}
        value={form.place}
        onChange={(place) => change({ place: place as Place })}
      />
      {form.type === 'PICK' ? (
        <>
          <div data-wide>
            <GroupPicks {...{ model, components, readOnly }} />
          </div>
          <div data-wide>
            <NumberField
              {...shared('maxPicks')}
              description="How many of them one item takes"
              value={form.maxPicks}
              onChange={(maxPicks) => change({ maxPicks })}
            />
          </div>
        </>
      ) : (
        <GroupText {...{ model, sets, readOnly }} />
      )}
      {price.read && (
        <>
          <MoneyField
            {...shared('sellingPrice')}
            readOnly={readOnly || !price.write}
            currency={currency}
            description="On top of what the components cost"
            value={form.sellingPrice}
            onChange={(sellingPrice) => change({ sellingPrice })}
          />
          <Select
            {...shared('priceRule')}
            options={optionsOf(PRICE_RULES)}
            value={form.priceRule}
            onChange={(priceRule) => change({ priceRule: priceRule as PriceRule })}
          />
        </>
      )}
      {stored && (
        <StatusField
          description="An inactive group cannot be chosen, and stays with its items"
          readOnly={readOnly}
          value={form.status}
          onChange={(status) => change({ status })}
        />
      )}
      <div data-wide>
        <Checkbox checked={form.required} readOnly={readOnly} onChange={(required) => change({ required })}>
          Must be chosen to order the item
        </Checkbox>
      </div>
      <div data-wide>
        <GroupRules {...{ model, groups, components, readOnly }} />
      </div>
    </FieldGrid>
  )
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([id, label]) => ({ id, label }))
}
