import { type Choice, type Component, type CtoIssue, isUsable, type OptionGroup } from '@greenroom/cto'
import { Checkbox, CheckboxGroup, TextField } from '@greenroom/ui'

type ChoiceFieldProps = {
  group: OptionGroup
  components: readonly Component[]
  choice: Choice
  issues: readonly CtoIssue[]
  onChange: (choice: Choice) => void
}

/** What a customer enters or picks in one group. */
export function ChoiceField({ group, components, choice, issues, onChange }: ChoiceFieldProps) {
  const { name, type, required, maxLength, maxPicks } = group
  const error = issues.map(({ message }) => message).join(' ') || undefined
  const shown = { label: name, required, error }
  if (type !== 'PICK') {
    return (
      <TextField
        {...shown}
        value={choice.text ?? ''}
        limit={maxLength}
        inputMode={type === 'NUMBER' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        onChange={(text) => onChange({ text })}
      />
    )
  }
  const offered = components.filter((component) => group.picks.includes(component.itemID) && isUsable(component))
  return (
    <CheckboxGroup
      {...shown}
      description={maxPicks < offered.length ? `At most ${maxPicks}` : undefined}
      value={[...(choice.picks ?? [])]}
      onChange={(picks) => onChange({ picks })}
    >
      {offered.map(({ itemID, name: called, qoh }) => (
        <Checkbox key={itemID} value={itemID}>
          {called} ({qoh} left)
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
