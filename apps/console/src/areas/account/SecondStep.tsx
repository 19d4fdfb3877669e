import { Banner, Button, Card, Form, TextField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { accountSettingsAtom } from '#data/account-settings.atoms.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { workingForAtom } from '#session/partner.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { RecoveryCodes } from '#sign-in/RecoveryCodes.tsx'
import { renewRecoveryCodesAtom, secondFactorAtom } from './account.atoms.ts'
import { Enrollment } from './Enrollment.tsx'

/** The user's own second factor (section 4): setting up an authenticator, and replacing its recovery codes. */
export function SecondStep() {
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Card title="Two-step sign-in">
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <ScreenBoundary>
          <OwnFactor onCodes={setCodes} />
        </ScreenBoundary>
      )}
    </Card>
  )
}

function OwnFactor({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { partnerMode } = useAtomValue(workingForAtom)
  const [{ enrolled, recoveryCodesLeft }, settings] = useAtomValues(secondFactorAtom, accountSettingsAtom)
  const isAsked = partnerMode || settings['system.security.2fa.enabled'] === 'true'
  return (
    <>
      <p>
        {isAsked
          ? 'Your company asks for a code of your authenticator app at each sign-in.'
          : "Your company doesn't ask for a code at sign-in. If that changes, you'll need a code from your authenticator app."}
      </p>
      {enrolled ? (
        <NewRecoveryCodes left={recoveryCodesLeft} onCodes={onCodes} />
      ) : (
        <Enrollment onConfirmed={onCodes} />
      )}
    </>
  )
}

/** Replaces the recovery codes, for a code of the authenticator. */
function NewRecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const renew = useSetAtom(renewRecoveryCodesAtom)
  const [code, setCode] = useState('')
  const { pending, problem, attempt } = useAttempt()

  async function submit() {
    if (code.trim() === '' || pending) return
    const codes = await attempt(() => renew(code.trim()))
    setCode('')
    if (codes) onCodes(codes)
  }

  return (
    <Form aria-label="New recovery codes" onSubmit={() => void submit()}>
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      <p>Your authenticator is set up. Recovery codes left: {left}.</p>
      <TextField
        label="Authenticator code"
        description="You get new recovery codes, and your old codes stop working. If you lost your authenticator, an administrator can reset it, and you set up another one."
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <div>
        <Button type="submit" pending={pending}>
          Get new recovery codes
        </Button>
      </div>
    </Form>
  )
}
