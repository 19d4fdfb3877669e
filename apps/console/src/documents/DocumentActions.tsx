import type { components } from '@greenroom/openapi'
import { Button, IconButton, MenuButton } from '@greenroom/ui'
import { Ellipsis } from 'lucide-react'
import { useVerbs } from '#screens/verbs.atoms.ts'
import styles from './documents.module.css'

export type DocumentAction = components['schemas']['DocumentAction']

type DocumentActionsProps = {
  actions: readonly DocumentAction[]
  pending: boolean
  /** Unsaved changes are saved first: what stood in the way of the primary action may be gone, and its outcome changed. Save is the primary button then. */
  isDirty: boolean
  onAct: (action: DocumentAction) => void
  /** Undefined while there is nothing to save in a file. */
  onFile: ((type: 'csv' | 'pdf') => void) | undefined
  /** Undefined where there are no labels to print. */
  onLabels?: (() => void) | undefined
}

const NOTHING_KNOWN: Partial<DocumentAction> = {}

const SAVES_FIRST = 'Saves your changes first and shows the outcome.'

/** What leads out of the state of a document: one primary action, and the rest in a menu. */
export function DocumentActions({ actions, pending, isDirty, onAct, onFile, onLabels }: DocumentActionsProps) {
  const primary = actions.find(({ isPrimary }) => isPrimary)
  const others = actions.filter((action) => action !== primary)
  const { disabledReason, outcome } = (isDirty ? undefined : primary) ?? NOTHING_KNOWN
  const note = isDirty && primary?.outcome ? SAVES_FIRST : (disabledReason ?? outcome?.note)
  const entries = others.map((action) => ({
    id: action.name,
    label: action.label,
    hint: action.disabledReason,
    disabled: action.disabledReason !== undefined,
    ...(action.name === 'cancel' && { tone: 'danger' as const }),
    onPick: () => onAct(action),
  }))
  const files = [
    ...(onLabels ? [{ id: 'labels', label: 'Print labels', onPick: onLabels }] : []),
    { id: 'pdf', label: 'Save as PDF', onPick: () => onFile?.('pdf') },
    { id: 'csv', label: 'Save lines as CSV', onPick: () => onFile?.('csv') },
  ]
  const label = outcome?.label ?? primary?.label ?? ''
  useVerbs([
    ...(primary && disabledReason === undefined && !pending ? [{ label, perform: () => onAct(primary) }] : []),
    ...entries.filter(({ disabled }) => !disabled).map(({ label: name, onPick }) => ({ label: name, perform: onPick })),
    ...(onFile ? files.map(({ label: name, onPick }) => ({ label: name, also: 'export print', perform: onPick })) : []),
  ])
  const groups = [
    ...(entries.length > 0 ? [{ id: 'actions', entries }] : []),
    ...(onFile ? [{ id: 'files', entries: files }] : []),
  ]
  return (
    <div className={styles.actions}>
      <span role="status" className={styles.note}>
        {note}
      </span>
      {primary && (
        <Button
          variant={isDirty ? 'secondary' : 'primary'}
          pending={pending}
          disabled={disabledReason !== undefined}
          onPress={() => onAct(primary)}
        >
          {label}
        </Button>
      )}
      {groups.length > 0 && (
        <MenuButton
          label="More actions"
          placement="bottom end"
          trigger={<IconButton label="More actions" icon={<Ellipsis />} />}
          groups={groups}
        />
      )}
    </div>
  )
}
