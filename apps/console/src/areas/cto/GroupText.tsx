import { CHARACTERS_MAX } from '@greenroom/cto'
import { Checkbox, CheckboxGroup, NumberField, TextField } from '@greenroom/ui'
import type { ComponentSet } from './cto.atoms.ts'
import { GROUP_LABELS, type GroupForm, type GroupModel } from './group.mapping.ts'

type GroupTextProps = { model: GroupModel; sets: readonly ComponentSet[]; readOnly: boolean }

/** The length and characters of a text or number, and the sets that its letters and digits are taken from. */
export function GroupText({ model, sets, readOnly }: GroupTextProps) {
  const { form, issues, change } = model
  const shared = (name: keyof GroupForm) => ({ name, label: GROUP_LABELS[name], error: issues[name], readOnly })
  const isNumber = form.type === 'NUMBER'
  const offered = isNumber ? sets.filter(({ kind }) => kind === 'NUMBERS') : sets
  return (
    <>
      <NumberField
        {...shared('minLength')}
        description="Characters"
        value={form.minLength}
        onChange={(minLength) => change({ minLength })}
      />
      <NumberField
        {...shared('maxLength')}
        description="Characters"
        value={form.maxLength}
        onChange={(maxLength) => change({ maxLength })}
      />
      {!isNumber && (
        <div data-wide>
          <TextField
            {...shared('characters')}
            description="Upper and lower case both count. Leave blank to allow any character."
            limit={readOnly ? undefined : CHARACTERS_MAX}
            autoComplete="off"
            spellCheck={false}
            value={form.characters}
            onChange={(characters) => change({ characters })}
          />
        </div>
      )}
      <div data-wide>
        <CheckboxGroup
          {...shared('componentSetIDs')}
          description={
            offered.length === 0
              ? 'No sets yet. The text is printed and takes nothing from stock.'
              : 'Without a set, the text is printed and takes nothing from stock.'
          }
          value={[...form.componentSetIDs]}
          onChange={(componentSetIDs) => change({ componentSetIDs })}
        >
          {offered.map(({ id, name }) => (
            <Checkbox key={id} value={id}>
              {name} ({id})
            </Checkbox>
          ))}
        </CheckboxGroup>
      </div>
    </>
  )
}
