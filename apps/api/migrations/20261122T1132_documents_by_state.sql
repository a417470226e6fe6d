-- Editors ask for their drafts, or for what is to come: few among many that are published.
CREATE INDEX documents_work_of_state ON documents (state, updated_at DESC, key DESC);
