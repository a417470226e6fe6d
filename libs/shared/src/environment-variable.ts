/** A variable of an app's environment, as its parser reads it and as the guides show it. */
export interface EnvironmentVariable {
  /** As it would be written; null where there is none, or where it depends on another variable. */
  readonly default: string | null;
  readonly meaning: string;
}
