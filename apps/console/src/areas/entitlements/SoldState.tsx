import { Status } from '@greenroom/ui'

/** Whether an item is sold at the time that the list is judged at. */
export function SoldState({ isSold, text }: { isSold: boolean; text: string }) {
  return <Status tone={isSold ? 'success' : 'neutral'}>{text}</Status>
}
