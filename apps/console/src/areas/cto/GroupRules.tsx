import { type OptionRule, RULE_KINDS, type RuleKind, RULES_MAX } from '@greenroom/cto'
import { Button, IconButton, Select } from '@greenroom/ui'
import { Plus, X } from 'lucide-react'
import type { Component, StoredGroup } from './cto.atoms.ts'
import styles from './cto.module.css'
import type { GroupModel } from './group.mapping.ts'

type GroupRulesProps = {
  model: GroupModel
  groups: readonly StoredGroup[]
  components: readonly Component[]
  readOnly: boolean
}

const NEW_RULE: OptionRule = { kind: 'REQUIRES', groupID: '' }

/** What a choice in this group requires or excludes in others: "Gold name bar excludes Back name". */
export function GroupRules({ model, groups, components, readOnly }: GroupRulesProps) {
  const { form, issues, change } = model
  const { rules, type, id, name, picks } = form
  const nameOf = (itemID: string) => components.find((one) => one.itemID === itemID)?.name ?? itemID
  const isPick = type === 'PICK'
  const others = groups.filter((group) => group.id !== id).map((group) => ({ id: group.id, label: group.name }))
  // Two picks of the same group can require or exclude each other.
  const options = isPick && id !== '' ? [...others, { id, label: `${name || id} (this group)` }] : others
  const picksOf = (groupID: string) => {
    if (groupID === id) return isPick ? picks : []
    const group = groups.find((one) => one.id === groupID)
    return group?.type === 'PICK' ? group.picks : []
  }
  const pickOptions = (ids: readonly string[]) => ids.map((itemID) => ({ id: itemID, label: nameOf(itemID) }))
  const set = (index: number, next: Partial<OptionRule>) =>
    change({ rules: rules.with(index, { ...rules[index]!, ...next }) })

  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>Rules</h3>
      {rules.length === 0 && <p className={styles.note}>No rules. Customers can combine this group with any other.</p>}
      {rules.map((rule, index) => {
        const itsPicks = picksOf(rule.groupID)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- rules have no ID
          <div key={index} role="group" aria-label={`Rule ${index + 1}`} className={styles.rule}>
            {isPick && (
              <Select
                label="When"
                none="Any option is picked"
                readOnly={readOnly}
                options={pickOptions(picks)}
                value={rule.pick ?? ''}
                onChange={(pick) => set(index, { pick: pick || null })}
              />
            )}
            <Select
              label={isPick ? 'It' : 'A choice'}
              readOnly={readOnly}
              options={Object.entries(RULE_KINDS).map(([kind, label]) => ({ id: kind, label: label.toLowerCase() }))}
              value={rule.kind}
              onChange={(kind) => set(index, { kind: kind as RuleKind })}
            />
            <Select
              label="Option group"
              readOnly={readOnly}
              error={issues[`rules.${index}`]}
              options={options}
              value={rule.groupID}
              onChange={(groupID) => set(index, { groupID, otherPick: null })}
            />
            {itsPicks.length > 0 && (
              <Select
                label="Pick"
                none="Any pick"
                readOnly={readOnly}
                options={pickOptions(itsPicks)}
                value={rule.otherPick ?? ''}
                onChange={(otherPick) => set(index, { otherPick: otherPick || null })}
              />
            )}
            {!readOnly && (
              <IconButton
                label={`Remove rule ${index + 1}`}
                icon={<X />}
                onPress={() => change({ rules: rules.toSpliced(index, 1) })}
              />
            )}
          </div>
        )
      })}
      {issues['rules'] && (
        <p role="alert" className={styles.problem}>
          {issues['rules']}
        </p>
      )}
      {!readOnly && options.length > 0 && rules.length < RULES_MAX && (
        <div>
          <Button size="small" icon={<Plus />} onPress={() => change({ rules: [...rules, NEW_RULE] })}>
            Add a rule
          </Button>
        </div>
      )}
    </div>
  )
}
