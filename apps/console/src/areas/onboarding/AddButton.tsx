import { Button } from '@greenroom/ui'
import { Plus } from 'lucide-react'
import type { Problem } from '#failures/problem.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import styles from './onboarding.module.css'

type AddButtonProps = { text: string; saving: boolean; problem: Problem | undefined }

/** Submits a form that adds a record, and shows why it failed. */
export function AddButton({ text, saving, problem }: AddButtonProps) {
  return (
    <div className={styles.add}>
      <Button type="submit" icon={<Plus />} pending={saving}>
        {text}
      </Button>
      {problem && (
        <div role="alert" className={styles.error}>
          <ProblemText {...problem} />
        </div>
      )}
    </div>
  )
}
