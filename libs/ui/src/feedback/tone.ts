/** The meanings of colors. A color is never the only sign: an icon or a word repeats it. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
