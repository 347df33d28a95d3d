/** Injection token of the version that GET /version answers. */
export const APP_VERSION = Symbol('app-version');
