import { type Answers, loginAnswer, serve, signedInStore } from '#session/session-fixture.ts'

/** A signed-in user and a server with these answers. `asked` counts the calls to a path. */
export async function signedIn(answers: Answers, features = [{ key: 'CATALOG_TAXES', access: ['READ'] }]) {
  const calls = serve({ 'POST /login': () => loginAnswer(2, features), ...answers })
  const store = await signedInStore()
  const asked = (path: string) => calls.filter(({ url }) => new URL(url).pathname === `/api${path}`).length
  return { store, asked }
}
