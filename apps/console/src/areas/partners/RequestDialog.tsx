import { Banner, Button, Dialog, FieldGrid, Form, TextField, toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { requestMerchantAtom } from './merchants.atoms.ts'

/** Asks a merchant for access, with the code that they have given the partner. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const formID = useId()
  const request = useSetAtom(requestMerchantAtom)
  const { pending, problem, attempt } = useAttempt()
  const [companyCode, setCompanyCode] = useState('')
  const [code, setCode] = useState('')
  const [message, setMessage] = useState('')

  async function submit() {
    const sent = await attempt(async () => {
      await request({ companyCode: companyCode.trim(), code: code.trim(), message })
      return true
    })
    if (!sent) return
    toasts.show({ tone: 'success', title: 'The merchant has been asked for access' })
    onClose()
  }

  return (
    <Dialog
      title="Request access"
      open
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formID} pending={pending}>
            Request access
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      <Form id={formID} aria-label="Request access" onSubmit={() => void submit()}>
        <FieldGrid>
          <TextField label="Company code" value={companyCode} onChange={setCompanyCode} required autoFocus />
          <TextField
            label="Request code"
            value={code}
            onChange={setCode}
            description="The merchant finds it under Settings, Partner access."
            spellCheck={false}
            required
          />
          <TextField
            label="Message"
            value={message}
            onChange={setMessage}
            limit={200}
            description="What you need the access for."
          />
        </FieldGrid>
      </Form>
    </Dialog>
  )
}
