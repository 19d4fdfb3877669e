import { OPTION_TYPES, type OptionType, type Place, PLACES, PRICE_RULES, type PriceRule } from '@greenroom/cto'
import { toChange } from '@greenroom/permissions'
import { Checkbox, FieldGrid, MoneyField, NumberField, Select, TextField } from '@greenroom/ui'
import { useMay, useSees } from '#session/may.ts'
import type { Component, ComponentSet, StoredGroup } from './cto.atoms.ts'
import { GROUP_LABELS, type GroupForm, type GroupModel } from './group.mapping.ts'
import { GroupPicks } from './GroupPicks.tsx'
import { GroupRules } from './GroupRules.tsx'
import { GroupText } from './GroupText.tsx'
import { StatusField } from './StatusField.tsx'

type GroupFieldsProps = {
  model: GroupModel
  groups: readonly StoredGroup[]
  components: readonly Component[]
  sets: readonly ComponentSet[]
  currency: string
  readOnly: boolean
}

/** The fields of an option group: those of its type, its price, and its rules about other groups. */
export function GroupFields({ model, groups, components, sets, currency, readOnly }: GroupFieldsProps) {
  const { form, issues, stored, change } = model
  const seesPrice = useSees('sellingPrice')
  const { may: mayChangePrice } = useMay(toChange('sellingPrice'))
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
        description={
          isFixed
            ? "Can't be changed after creation"
            : "No spaces at the start or end. Can't be changed after creation."
        }
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
              description="The most components that one item can have"
              value={form.maxPicks}
              onChange={(maxPicks) => change({ maxPicks })}
            />
          </div>
        </>
      ) : (
        <GroupText {...{ model, sets, readOnly }} />
      )}
      {seesPrice && (
        <>
          <MoneyField
            {...shared('sellingPrice')}
            readOnly={readOnly || !mayChangePrice}
            currency={currency}
            description="Added to the price of the components"
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
          description="Items keep an inactive group, but customers can't choose from it"
          readOnly={readOnly}
          value={form.status}
          onChange={(status) => change({ status })}
        />
      )}
      <div data-wide>
        <Checkbox checked={form.required} readOnly={readOnly} onChange={(required) => change({ required })}>
          Required to order the item
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
