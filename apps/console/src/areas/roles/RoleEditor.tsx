import type { Reach } from '@greenroom/permissions'
import { Banner, ChoiceMatrix, countOf, EmptyState, Screen, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FormBar } from '#forms/FormBar.tsx'
import { useMay } from '#session/may.ts'
import { useForm } from '#forms/use-form.ts'
import { grantsAtom, userAtom } from '#session/session.atoms.ts'
import { FeatureNote } from './FeatureNote.tsx'
import {
  changedFeatures,
  differs,
  featureRows,
  type FeatureRow,
  formOfRole,
  groupsOf,
  ROLE_FIELDS,
  type RoleForm,
  STEPS,
  stepLabel,
} from './role-form.ts'
import { RoleActions } from './RoleActions.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import { RoleTools } from './RoleTools.tsx'
import { type Role, type RoleGrants, saveGrantsAtom } from './roles.atoms.ts'
import styles from './roles.module.css'

/** One role with its access level for each feature. */
export function RoleEditor({ opened, roles }: { opened: RoleGrants; roles: readonly Role[] }) {
  const [params] = useSearchParams()
  const own = useAtomValue(grantsAtom)
  const user = useAtomValue(userAtom)
  const { may, denied } = useMay('saveRoleGrants')
  const [search, setSearch] = useState('')
  const save = useSetAtom(saveGrantsAtom)
  const model = useForm<RoleForm, RoleGrants>(
    opened,
    {
      one: 'role',
      fields: ROLE_FIELDS,
      formOf: formOfRole,
      check: () => [],
      save: (form, { stored = opened, changed, headers }) => save(stored, changedFeatures(form, changed), headers),
      onSaved: ({ role: { name } }) =>
        toasts.show({
          tone: 'success',
          title: `${name} has been changed`,
          text: "Takes effect on each user's next action.",
        }),
    },
    { record: 'role' },
  )
  const { form, isDirty, stored: grants = opened } = model
  const { role, holders } = grants
  const rows = useMemo(
    () => featureRows(grants, form, own, role.roleID === user.roleID),
    [grants, form, own, role.roleID, user.roleID],
  )
  const different = rows.filter(differs)
  const onlyDifferent = params.get('only') === 'different'
  const groups = groupsOf(rows, search, onlyDifferent)

  function choose(feature: string, reach: string) {
    model.change({ [feature]: reach as Reach })
  }

  function restoreDefaults() {
    const open = different.filter((row) => !row.closed.includes(row.byDefault))
    model.change(Object.fromEntries(open.map(({ feature, byDefault }) => [feature, byDefault])))
  }

  return (
    <Screen
      title="Roles and permissions"
      context={<RoleHolders name={role.name} holders={holders} />}
      actions={
        <RoleActions
          role={role}
          roles={roles}
          isDirty={isDirty}
          onRename={(renamed) => model.adopt({ ...grants, role: renamed })}
        />
      }
    >
      {denied && <Banner>{`You have view-only access to roles. ${denied}`}</Banner>}
      <RoleTools
        roles={roles.map((each) => (each.roleID === role.roleID ? role : each))}
        roleID={role.roleID}
        search={search}
        onSearch={setSearch}
        different={different.length}
        onlyDifferent={onlyDifferent}
        onRestore={may && different.length > 0 ? restoreDefaults : undefined}
      />
      <div className={styles.matrix}>
        <p className={styles.muted}>
          Each level includes the ones to its left. No access also hides the feature's data.
        </p>
        {groups.length === 0 ? (
          <EmptyState title={search ? 'No features match' : 'No changes from the default'}>
            {search ? `No feature has “${search}” in its name or key.` : 'This role has the default access.'}
          </EmptyState>
        ) : (
          <ChoiceMatrix
            label={`Access of ${role.name}`}
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
                changed: row.reach !== row.saved,
              })),
            }))}
            onChange={choose}
            readOnly={!may}
          />
        )}
      </div>
      {may && <FormBar model={model} changes={changeWords(rows)} />}
    </Screen>
  )
}

/** Summarizes what a save would change, naming the first few features. */
function changeWords(rows: readonly FeatureRow[]) {
  const NAMED = 3
  const changed = rows.filter(({ reach, saved }) => reach !== saved)
  const words = changed.slice(0, NAMED).map(({ label, reach }) => `${label}: ${stepLabel(reach)}`)
  const more = changed.length > NAMED ? ` and ${changed.length - NAMED} more` : ''
  return `${countOf(changed.length, 'feature')} changed: ${words.join(', ')}${more}`
}
