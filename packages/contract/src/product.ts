/** The product's name, tagline and support address. */
export const product = {
  name: 'Milepost',
  supportEmail: 'support@milepost.example',
} as const
