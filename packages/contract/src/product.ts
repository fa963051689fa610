/** The product's name, tagline and support address: the one place where they stand. */
export const product = {
  name: 'Milepost',
  supportEmail: 'support@milepost.example',
} as const
