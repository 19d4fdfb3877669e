import { explainDenied, type Feature, type Reach } from '@greenroom/permissions'
import { Banner, ChoiceMatrix, EmptyState, SaveBar, Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { grantsAtom, useAccess, userAtom } from '#app/session.atoms.ts'
import { FeatureNote } from './FeatureNote.tsx'
import { differs, featureRows, groupsOf, STEPS, stepLabel, withChoice } from './role-form.ts'
import { RoleActions } from './RoleActions.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import { RoleTools } from './RoleTools.tsx'
import type { Role, RoleGrants } from './roles.atoms.ts'
import styles from './roles.module.css'
import { useRoleForm } from './use-role-form.ts'

/** One role: every feature by how far the role gets with it. */
export function RoleEditor({ opened, roles }: { opened: RoleGrants; roles: readonly Role[] }) {
  const [params] = useSearchParams()
  const own = useAtomValue(grantsAtom)
  const user = useAtomValue(userAtom)
  const mayWrite = useAccess('CONFIG_ROLES').write
  const [search, setSearch] = useState('')
  const form = useRoleForm(opened)
  const { grants, edits } = form
  const { role, holders } = grants
  const rows = useMemo(
    () => featureRows(grants, edits, own, role.roleID === user.roleID),
    [grants, edits, own, role.roleID, user.roleID],
  )
  const different = rows.filter(differs)
  const onlyDifferent = params.get('only') === 'different'
  const groups = groupsOf(rows, search, onlyDifferent)
  const isDirty = edits.size > 0
  useLeaveQuestion(isDirty, { record: 'role' })

  function choose(feature: string, reach: string) {
    const row = rows.find((each) => each.feature === feature)
    if (row) form.edit(withChoice(edits, row, reach as Reach))
  }

  function restoreDefaults() {
    const open = different.filter((row) => !row.closed.includes(row.byDefault))
    form.edit(open.reduce((next, row) => withChoice(next, row, row.byDefault), edits))
  }

  return (
    <Screen
      title="Roles and permissions"
      context={<RoleHolders name={role.name} holders={holders} />}
      actions={<RoleActions role={role} isDirty={isDirty} onRename={form.setRole} />}
    >
      {!mayWrite && <Banner>{`You may look at roles. ${explainDenied('CONFIG_ROLES', 'WRITE')}`}</Banner>}
      <RoleTools
        roles={roles.map((each) => (each.roleID === role.roleID ? role : each))}
        roleID={role.roleID}
        search={search}
        onSearch={setSearch}
        different={different.length}
        onlyDifferent={onlyDifferent}
        onRestore={mayWrite && different.length > 0 ? restoreDefaults : undefined}
      />
      <div className={styles.matrix}>
        <p className={styles.muted}>
          Each level includes those to its left. No access also hides what the feature shows.
        </p>
        {groups.length === 0 ? (
          <EmptyState title={search ? 'No features match' : 'Nothing differs from the default'}>
            {search ? `No feature has “${search}” in its name or key.` : 'This role may do what it can by default.'}
          </EmptyState>
        ) : (
          <ChoiceMatrix
            label={`What ${role.name} may do`}
            rowHeader="Feature"
            choices={STEPS.map(({ id, label }) => ({ id, label }))}
            groups={groups.map(({ label, rows }) => ({
              label,
              rows: rows.map((row) => ({
                id: row.feature,
                label: row.label,
                hint: row.feature,
                note: <FeatureNote row={row} />,
                value: row.reach,
                disabled: row.closed,
                changed: edits.has(row.feature),
              })),
            }))}
            onChange={choose}
            readOnly={!mayWrite}
          />
        )}
      </div>
      {mayWrite && (
        <SaveBar
          changes={isDirty && changeWords([...edits], rows)}
          error={form.problem}
          pending={form.saving}
          onSave={form.submit}
          onDiscard={form.discard}
        />
      )}
    </Screen>
  )
}

/** What a save would do, in words: the first few by name. */
function changeWords(edits: readonly (readonly [Feature, Reach])[], rows: ReturnType<typeof featureRows>) {
  const NAMED = 3
  const words = edits.slice(0, NAMED).map(([feature, reach]) => {
    return `${rows.find((row) => row.feature === feature)?.label}: ${stepLabel(reach)}`
  })
  const more = edits.length > NAMED ? ` and ${edits.length - NAMED} more` : ''
  return `${edits.length === 1 ? '1 feature' : `${edits.length} features`} changed: ${words.join(', ')}${more}`
}
