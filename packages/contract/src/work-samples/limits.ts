export const maxWorkTitleLength = 120
export const maxWorkLinkLength = 500
