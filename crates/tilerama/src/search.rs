//! Searches (in preparation).
