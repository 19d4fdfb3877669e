import { useSearchParams } from 'react-router-dom'

/** A word of the address by its name, and a way to change it in place; '' where the address does not say it. */
export function useAddressWord(name: string): [word: string, change: (word: string) => void] {
  const [params, setParams] = useSearchParams()

  function change(word: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, word)
        return next
      },
      { replace: true },
    )
  }

  return [params.get(name) ?? '', change]
}
