export const USAGE = `Usage: npm run company -- create CODE [--name "Name of the company"] [--email ADDRESS]
       npm run company -- password CODE [--user NAME]
       npm run company -- entrust CODE --partner CODE
       npm run company -- revoke CODE --partner CODE
       SSO_CLIENT_SECRET=... npm run company -- sso CODE --issuer URL --client-id ID [--name "Name on the button"]
       npm run company -- sso-off CODE`

const NAMES = ['create', 'password', 'entrust', 'revoke', 'sso', 'sso-off'] as const

export type CommandName = (typeof NAMES)[number]

export const isCommand = (name: string): name is CommandName => (NAMES as readonly string[]).includes(name)
