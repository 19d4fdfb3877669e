import { useSearchParams } from 'react-router-dom'
import { withParam } from '#data/list-address.ts'

/** Opens and closes the form of a record or of a new one. The URL holds which one is open. */
export function useOpening() {
  const [params, setParams] = useSearchParams()
  return {
    open: (id: string) => setParams(withParam(params, 'id', id)),
    make: (what: string) => setParams(withParam(params, 'new', what)),
    close: () => setParams(withParam(withParam(params, 'id', undefined), 'new', undefined), { replace: true }),
  }
}
