import { useSearchParams } from 'react-router-dom'

/** A parameter of the URL, and a function to change it in place; '' if the URL doesn't have it. */
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
