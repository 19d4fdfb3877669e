import { Switch } from '@greenroom/ui'
import { useAutoIDSwitch } from './item-form-context.ts'

/** Lets the server generate the ID of a new item (section 4). */
export function AutoIDSwitch() {
  const { isOn, fetching, turn } = useAutoIDSwitch()
  return (
    <Switch checked={isOn} disabled={fetching} onChange={turn}>
      Auto-generate ID
    </Switch>
  )
}
