/** The meanings a colour may carry. Never the only sign: an icon or a word always says the same. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
