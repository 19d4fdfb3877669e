import { conflictOf, explain } from '@greenroom/api-client'
import { type Allowance, type Attachment, checkAttachments } from '@greenroom/cto'
import { toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { type ItemConfiguration, saveConfigurationAtom } from './cto.atoms.ts'

/** What an item has of option groups and allows of the blacklist, as it is being changed, and its save. */
export function useConfiguration(itemID: string, opened: ItemConfiguration) {
  const save = useSetAtom(saveConfigurationAtom)
  const [stored, setStored] = useState(opened)
  const [attachments, setAttachments] = useState<readonly Attachment[]>(opened.attachments)
  const [allowances, setAllowances] = useState<readonly Allowance[]>(opened.allowances)
  const [problem, setProblem] = useState<string>()
  const [saving, setSaving] = useState(false)
  const changed = [
    ...(isSame(attachments, stored.attachments) ? [] : ['Option groups']),
    ...(isSame(allowances, stored.allowances) ? [] : ['Allowed words and numbers']),
  ]
  useLeaveQuestion(changed.length > 0)

  function show(next: Pick<ItemConfiguration, 'attachments' | 'allowances'>) {
    setAttachments(next.attachments)
    setAllowances(next.allowances)
    setProblem(undefined)
  }

  async function submit() {
    const [issue] = checkAttachments(attachments, allowances, stored.groups)
    if (issue) return setProblem(issue.message)
    setSaving(true)
    try {
      const body = { version: stored.version, attachments: [...attachments], allowances: [...allowances] }
      const saved = await save(itemID, body)
      setStored(saved)
      show(saved)
      toasts.show({ tone: 'success', title: 'The config order has been saved' })
    } catch (failure) {
      const conflict = conflictOf<Pick<ItemConfiguration, 'version' | 'attachments' | 'allowances'>>(failure)
      if (!conflict) return setProblem(explain(failure).message)
      setStored({ ...stored, ...conflict.current })
      setProblem(
        `${conflict.updatedBy} changed this in the meantime. Save again to keep yours, or discard to see theirs.`,
      )
    } finally {
      setSaving(false)
    }
  }

  return {
    stored,
    attachments,
    allowances,
    problem,
    saving,
    changed,
    setAttachments,
    setAllowances,
    submit,
    discard: () => show(stored),
  }
}

export type ConfigurationModel = ReturnType<typeof useConfiguration>

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
