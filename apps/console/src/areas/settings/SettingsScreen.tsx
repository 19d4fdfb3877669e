import { Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScreenBoundary } from '#shell/ScreenBoundary.tsx'
import { settingsAtom } from './settings.atoms.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** The settings of the company's account (section 6). */
export function SettingsScreen() {
  return (
    <ScreenBoundary
      frame={(content) => (
        <Screen title="Account settings" width="form">
          {content}
        </Screen>
      )}
    >
      <LoadedSettings />
    </ScreenBoundary>
  )
}

function LoadedSettings() {
  return <SettingsForm loaded={useAtomValue(settingsAtom)} />
}
