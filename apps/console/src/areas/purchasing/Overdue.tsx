import { Status } from '@greenroom/ui'

/** A day by which goods should have arrived. */
export function Overdue({ day }: { day: string }) {
  return <Status tone="danger">{`${day}, overdue`}</Status>
}
