import { lazy, Suspense } from 'react'
import type { ConflictDialog as Dialog } from './ConflictDialog.tsx'
import type { FormModel } from './use-form.ts'

/** Loaded on demand, because conflicts are rare. */
const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog.tsx')).ConflictDialog,
})) as unknown as typeof Dialog

type FormConflictProps<Form extends object, Stored> = {
  model: Pick<FormModel<Form, Stored>, 'one' | 'base' | 'form' | 'fields' | 'conflict' | 'resolve' | 'dispatch'>
  /** The record saved after the choice. */
  onSaved?: (saved: Stored) => void
}

/** Shows the conflict dialog while a save waits for the user's choice. */
export function FormConflict<Form extends object, Stored>({ model, onSaved }: FormConflictProps<Form, Stored>) {
  const { one, base, form: mine, fields, conflict, resolve, dispatch } = model
  if (!conflict) return null
  return (
    <Suspense>
      <ConflictDialog
        {...{ one, conflict, base, mine, fields }}
        onSave={(choices) =>
          void resolve(choices).then((saved) => {
            if (saved !== undefined) onSaved?.(saved)
          })
        }
        onClose={() => dispatch({ do: 'closeConflict' })}
      />
    </Suspense>
  )
}
